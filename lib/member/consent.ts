/** Names the texts of the terms and of the matrimonial notice that members agree to today. */
export const consentTextVersion = '2026-12.3';
