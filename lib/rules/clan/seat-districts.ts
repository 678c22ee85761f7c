import seatDistrictsJson from './data/seat-districts.json' with { type: 'json' };

/** The districts of seats: the Hindi name by the English one. */
export const seatDistricts: Readonly<Record<string, string>> = seatDistrictsJson;
