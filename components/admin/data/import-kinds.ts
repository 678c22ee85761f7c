export const importKinds = ['deities', 'members'] as const;

export type ImportKind = (typeof importKinds)[number];
