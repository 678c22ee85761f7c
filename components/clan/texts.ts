import type { Messages } from '@/components/member/texts';

/** The words of the form that changes what a clan's page tells. */
export type ClanFormTexts = Messages['clanPage']['form'];
