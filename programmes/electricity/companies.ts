// The distribution companies of Egypt's electricity, by the governorates they serve, and the holding company above them.

import type { CompanyDefinition } from '@bawaba/contract/programme.ts'
import type { Text } from '@bawaba/language/index.ts'

type Company = [code: string, ar: string, en: string]
const named = ([code, ar, en]: Company, prefix: Text): { code: string; name: Text } => ({
  code,
  name: { ar: `${prefix.ar} ${ar}`, en: `${en} ${prefix.en}` },
})
const sectorWord: Text = { ar: 'قطاع', en: 'sector' }
const centerWord: Text = { ar: 'مركز خدمة', en: 'service center' }

const company = (
  [code, ar, en]: Company,
  sectors: [sector: Company, centers: Company[]][],
  isHolding?: true,
): CompanyDefinition => ({
  code,
  name: { ar, en },
  ...(isHolding ? { isHolding } : {}),
  sectors: sectors.map(([sector, centers]) => ({
    ...named([`${code}_${sector[0]}`, sector[1], sector[2]], sectorWord),
    centers: centers.map(center =>
      named([`${code}_${sector[0]}_${center[0]}`, center[1], center[2]], centerWord),
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
          ['KORBA', 'الكوربة', 'Korba'],
          ['NOZHA', 'النزهة', 'Nozha'],
        ],
      ],
      [['NASR_CITY', 'مدينة نصر', 'Nasr City'], [['ABBAS', 'عباس العقاد', 'Abbas El Akkad']]],
      [['QALYUBIA', 'القليوبية', 'Qalyubia'], [['BANHA', 'بنها', 'Banha']]],
    ],
  ),
  company(
    ['SOUTH_CAIRO', 'شركة جنوب القاهرة لتوزيع الكهرباء', 'South Cairo Electricity Distribution Company'],
    [
      [['MAADI', 'المعادي', 'Maadi'], [['DEGLA', 'دجلة', 'Degla']]],
      [
        ['GIZA', 'الجيزة', 'Giza'],
        [
          ['DOKKI', 'الدقي', 'Dokki'],
          ['HARAM', 'الهرم', 'Haram'],
        ],
      ],
      [['OCTOBER', 'السادس من أكتوبر', '6th of October'], [['SHEIKH_ZAYED', 'الشيخ زايد', 'Sheikh Zayed']]],
    ],
  ),
  company(
    ['ALEXANDRIA', 'شركة الإسكندرية لتوزيع الكهرباء', 'Alexandria Electricity Distribution Company'],
    [
      [['EAST', 'شرق', 'East'], [['SIDI_GABER', 'سيدي جابر', 'Sidi Gaber']]],
      [['WEST', 'غرب', 'West'], [['AGAMI', 'العجمي', 'Agami']]],
    ],
  ),
  company(
    ['CANAL', 'شركة القناة لتوزيع الكهرباء', 'Canal Electricity Distribution Company'],
    [
      [['ISMAILIA', 'الإسماعيلية', 'Ismailia'], [['ISMAILIA_CITY', 'مدينة الإسماعيلية', 'Ismailia city']]],
      [['PORT_SAID', 'بورسعيد', 'Port Said'], [['SHARQ', 'حي الشرق', 'El Sharq']]],
      [['SUEZ', 'السويس', 'Suez'], [['ARBAEEN', 'الأربعين', 'El Arbaeen']]],
      [['SHARQIA', 'الشرقية', 'Sharqia'], [['ZAGAZIG', 'الزقازيق', 'Zagazig']]],
    ],
  ),
  company(
    ['NORTH_DELTA', 'شركة شمال الدلتا لتوزيع الكهرباء', 'North Delta Electricity Distribution Company'],
    [
      [['DAKAHLIA', 'الدقهلية', 'Dakahlia'], [['MANSOURA', 'المنصورة', 'Mansoura']]],
      [['DAMIETTA', 'دمياط', 'Damietta'], [['NEW_DAMIETTA', 'دمياط الجديدة', 'New Damietta']]],
      [['KAFR_EL_SHEIKH', 'كفر الشيخ', 'Kafr El Sheikh'], [['DESOUK', 'دسوق', 'Desouk']]],
    ],
  ),
  company(
    ['SOUTH_DELTA', 'شركة جنوب الدلتا لتوزيع الكهرباء', 'South Delta Electricity Distribution Company'],
    [
      [['GHARBIA', 'الغربية', 'Gharbia'], [['TANTA', 'طنطا', 'Tanta']]],
      [['MENOUFIA', 'المنوفية', 'Menoufia'], [['SHEBIN', 'شبين الكوم', 'Shebin El Kom']]],
    ],
  ),
  company(
    ['BEHERA', 'شركة البحيرة لتوزيع الكهرباء', 'El Behera Electricity Distribution Company'],
    [
      [['BEHEIRA', 'البحيرة', 'Beheira'], [['DAMANHOUR', 'دمنهور', 'Damanhour']]],
      [['MATROUH', 'مطروح', 'Matrouh'], [['MARSA_MATROUH', 'مرسى مطروح', 'Marsa Matrouh']]],
    ],
  ),
  company(
    ['MIDDLE_EGYPT', 'شركة مصر الوسطى لتوزيع الكهرباء', 'Middle Egypt Electricity Distribution Company'],
    [
      [['FAYOUM', 'الفيوم', 'Fayoum'], [['FAYOUM_CITY', 'مدينة الفيوم', 'Fayoum city']]],
      [['BENI_SUEF', 'بني سويف', 'Beni Suef'], [['NASSER', 'ناصر', 'Nasser']]],
      [['MINYA', 'المنيا', 'Minya'], [['MALLAWI', 'ملوي', 'Mallawi']]],
      [['ASSIUT', 'أسيوط', 'Assiut'], [['DAIROUT', 'ديروط', 'Dairout']]],
    ],
  ),
  company(
    ['UPPER_EGYPT', 'شركة مصر العليا لتوزيع الكهرباء', 'Upper Egypt Electricity Distribution Company'],
    [
      [['SOHAG', 'سوهاج', 'Sohag'], [['AKHMIM', 'أخميم', 'Akhmim']]],
      [['QENA', 'قنا', 'Qena'], [['NAGAA_HAMMADI', 'نجع حمادي', 'Nagaa Hammadi']]],
      [['LUXOR', 'الأقصر', 'Luxor'], [['ESNA', 'إسنا', 'Esna']]],
      [['ASWAN', 'أسوان', 'Aswan'], [['KOM_OMBO', 'كوم أمبو', 'Kom Ombo']]],
    ],
  ),
  company(
    ['EEHC', 'الشركة القابضة لكهرباء مصر', 'Egyptian Electricity Holding Company'],
    [
      [['CUSTOMERS', 'خدمة العملاء', 'Customer service'], [['ABBASSIA', 'العباسية', 'Abbassia']]],
      [['DISTRIBUTION', 'شؤون التوزيع', 'Distribution'], [['HEAD_OFFICE', 'المقر الرئيسي', 'Head office']]],
    ],
    true,
  ),
]
