// The distribution companies of Egypt's electricity, by the governorates they serve, and the holding company above them.

import type { CompanyDefinition } from '@bawaba/contract/programme.ts'
import type { Text } from '@bawaba/language/index.ts'

type Company = [code: string, ar: string, en: string]
/** Where its town or district lies, to a kilometre; the governorate follows where it has another name than the sector. */
type Center = [...Company, at: [latitude: number, longitude: number], governorate?: Text]
const named = ([code, ar, en]: Company, prefix: Text): { code: string; name: Text } => ({
  code,
  name: { ar: `${prefix.ar} ${ar}`, en: `${en} ${prefix.en}` },
})
const sectorWord: Text = { ar: 'قطاع', en: 'sector' }
const centerWord: Text = { ar: 'مركز خدمة', en: 'service center' }
const cairo: Text = { ar: 'القاهرة', en: 'Cairo' }
const giza: Text = { ar: 'الجيزة', en: 'Giza' }
const alexandria: Text = { ar: 'الإسكندرية', en: 'Alexandria' }

const company = (
  [code, ar, en]: Company,
  sectors: [sector: Company, centers: Center[]][],
  isHolding?: true,
): CompanyDefinition => ({
  code,
  name: { ar, en },
  ...(isHolding ? { isHolding } : {}),
  sectors: sectors.map(([sector, centers]) => ({
    ...named([`${code}_${sector[0]}`, sector[1], sector[2]], sectorWord),
    centers: centers.map(
      ([own, ar, en, [latitude, longitude], governorate = { ar: sector[1], en: sector[2] }]) => ({
        ...named([`${code}_${sector[0]}_${own}`, ar, en], centerWord),
        governorate,
        coordinates: { latitude, longitude },
      }),
    ),
  })),
})

export const companies: CompanyDefinition[] = [
  company(
    ['NORTH_CAIRO', 'شركة شمال القاهرة لتوزيع الكهرباء', 'North Cairo Electricity Distribution Company'],
    [
      [
        ['HELIOPOLIS', 'مصر الجديدة', 'Heliopolis'],
        [
          ['KORBA', 'الكوربة', 'Korba', [30.09, 31.32], cairo],
          ['NOZHA', 'النزهة', 'Nozha', [30.12, 31.37], cairo],
        ],
      ],
      [
        ['NASR_CITY', 'مدينة نصر', 'Nasr City'],
        [['ABBAS', 'عباس العقاد', 'Abbas El Akkad', [30.06, 31.34], cairo]],
      ],
      [['QALYUBIA', 'القليوبية', 'Qalyubia'], [['BANHA', 'بنها', 'Banha', [30.47, 31.18]]]],
    ],
  ),
  company(
    ['SOUTH_CAIRO', 'شركة جنوب القاهرة لتوزيع الكهرباء', 'South Cairo Electricity Distribution Company'],
    [
      [['MAADI', 'المعادي', 'Maadi'], [['DEGLA', 'دجلة', 'Degla', [29.96, 31.27], cairo]]],
      [
        ['GIZA', 'الجيزة', 'Giza'],
        [
          ['DOKKI', 'الدقي', 'Dokki', [30.04, 31.21]],
          ['HARAM', 'الهرم', 'Haram', [30.0, 31.17]],
        ],
      ],
      [
        ['OCTOBER', 'السادس من أكتوبر', '6th of October'],
        [['SHEIKH_ZAYED', 'الشيخ زايد', 'Sheikh Zayed', [30.04, 30.98], giza]],
      ],
    ],
  ),
  company(
    ['ALEXANDRIA', 'شركة الإسكندرية لتوزيع الكهرباء', 'Alexandria Electricity Distribution Company'],
    [
      [['EAST', 'شرق', 'East'], [['SIDI_GABER', 'سيدي جابر', 'Sidi Gaber', [31.22, 29.94], alexandria]]],
      [['WEST', 'غرب', 'West'], [['AGAMI', 'العجمي', 'Agami', [31.1, 29.76], alexandria]]],
    ],
  ),
  company(
    ['CANAL', 'شركة القناة لتوزيع الكهرباء', 'Canal Electricity Distribution Company'],
    [
      [
        ['ISMAILIA', 'الإسماعيلية', 'Ismailia'],
        [['ISMAILIA_CITY', 'مدينة الإسماعيلية', 'Ismailia city', [30.6, 32.27]]],
      ],
      [['PORT_SAID', 'بورسعيد', 'Port Said'], [['SHARQ', 'حي الشرق', 'El Sharq', [31.26, 32.31]]]],
      [['SUEZ', 'السويس', 'Suez'], [['ARBAEEN', 'الأربعين', 'El Arbaeen', [29.98, 32.53]]]],
      [['SHARQIA', 'الشرقية', 'Sharqia'], [['ZAGAZIG', 'الزقازيق', 'Zagazig', [30.59, 31.5]]]],
    ],
  ),
  company(
    ['NORTH_DELTA', 'شركة شمال الدلتا لتوزيع الكهرباء', 'North Delta Electricity Distribution Company'],
    [
      [['DAKAHLIA', 'الدقهلية', 'Dakahlia'], [['MANSOURA', 'المنصورة', 'Mansoura', [31.04, 31.38]]]],
      [
        ['DAMIETTA', 'دمياط', 'Damietta'],
        [['NEW_DAMIETTA', 'دمياط الجديدة', 'New Damietta', [31.44, 31.68]]],
      ],
      [['KAFR_EL_SHEIKH', 'كفر الشيخ', 'Kafr El Sheikh'], [['DESOUK', 'دسوق', 'Desouk', [31.13, 30.65]]]],
    ],
  ),
  company(
    ['SOUTH_DELTA', 'شركة جنوب الدلتا لتوزيع الكهرباء', 'South Delta Electricity Distribution Company'],
    [
      [['GHARBIA', 'الغربية', 'Gharbia'], [['TANTA', 'طنطا', 'Tanta', [30.79, 31.0]]]],
      [['MENOUFIA', 'المنوفية', 'Menoufia'], [['SHEBIN', 'شبين الكوم', 'Shebin El Kom', [30.55, 31.01]]]],
    ],
  ),
  company(
    ['BEHERA', 'شركة البحيرة لتوزيع الكهرباء', 'El Behera Electricity Distribution Company'],
    [
      [['BEHEIRA', 'البحيرة', 'Beheira'], [['DAMANHOUR', 'دمنهور', 'Damanhour', [31.04, 30.47]]]],
      [['MATROUH', 'مطروح', 'Matrouh'], [['MARSA_MATROUH', 'مرسى مطروح', 'Marsa Matrouh', [31.35, 27.24]]]],
    ],
  ),
  company(
    ['MIDDLE_EGYPT', 'شركة مصر الوسطى لتوزيع الكهرباء', 'Middle Egypt Electricity Distribution Company'],
    [
      [['FAYOUM', 'الفيوم', 'Fayoum'], [['FAYOUM_CITY', 'مدينة الفيوم', 'Fayoum city', [29.31, 30.84]]]],
      [['BENI_SUEF', 'بني سويف', 'Beni Suef'], [['NASSER', 'ناصر', 'Nasser', [29.15, 31.13]]]],
      [['MINYA', 'المنيا', 'Minya'], [['MALLAWI', 'ملوي', 'Mallawi', [27.73, 30.84]]]],
      [['ASSIUT', 'أسيوط', 'Assiut'], [['DAIROUT', 'ديروط', 'Dairout', [27.56, 30.81]]]],
    ],
  ),
  company(
    ['UPPER_EGYPT', 'شركة مصر العليا لتوزيع الكهرباء', 'Upper Egypt Electricity Distribution Company'],
    [
      [['SOHAG', 'سوهاج', 'Sohag'], [['AKHMIM', 'أخميم', 'Akhmim', [26.56, 31.75]]]],
      [['QENA', 'قنا', 'Qena'], [['NAGAA_HAMMADI', 'نجع حمادي', 'Nagaa Hammadi', [26.05, 32.24]]]],
      [['LUXOR', 'الأقصر', 'Luxor'], [['ESNA', 'إسنا', 'Esna', [25.29, 32.55]]]],
      [['ASWAN', 'أسوان', 'Aswan'], [['KOM_OMBO', 'كوم أمبو', 'Kom Ombo', [24.48, 32.95]]]],
    ],
  ),
  company(
    ['EEHC', 'الشركة القابضة لكهرباء مصر', 'Egyptian Electricity Holding Company'],
    [
      [
        ['CUSTOMERS', 'خدمة العملاء', 'Customer service'],
        [['ABBASSIA', 'العباسية', 'Abbassia', [30.07, 31.28], cairo]],
      ],
      [
        ['DISTRIBUTION', 'شؤون التوزيع', 'Distribution'],
        [['HEAD_OFFICE', 'المقر الرئيسي', 'Head office', [30.07, 31.28], cairo]],
      ],
    ],
    true,
  ),
]
