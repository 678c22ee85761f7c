import type { Messages } from '@/components/member/texts';

export type ImportTexts = Messages['admin']['data']['import'];

export const importKinds = ['deities', 'members'] as const;

export type ImportKind = (typeof importKinds)[number];
