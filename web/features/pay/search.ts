// What the address of a payment says: that its payer has come back from the provider's page.

export type PaySearch = { returned?: 'success' | 'failure' | undefined }
