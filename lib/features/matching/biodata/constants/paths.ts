export const biodatasPath = '/biodata';
export const newBiodataPath = '/biodata/new';
export const ownBiodataPath = (id: string) => `/biodata/own/${id}`;
export const detailsPath = '/matrimonial/details';
