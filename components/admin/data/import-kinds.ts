export const importKinds = ['deities', 'members', 'khaanps'] as const;

export type ImportKind = (typeof importKinds)[number];
