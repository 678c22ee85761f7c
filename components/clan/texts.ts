import type { StaleTexts } from '@/components/admin/stale-dialog';
import type { Messages } from '@/components/member/texts';

/** The words of the form that changes what a clan's page tells. */
export type ClanFormTexts = Messages['clanPage']['form'] & { stale: StaleTexts };

export function clanFormTexts({ clanPage, admin }: Messages): ClanFormTexts {
	return { ...clanPage.form, stale: admin.frame.stale };
}
