/** Names the built-in texts of the terms and of the matrimonial notice. */
export const builtInTermsVersion = '2026-12.5';
