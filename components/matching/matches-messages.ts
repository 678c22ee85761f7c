import type { MessagePath } from '@/lib/platform/i18n/client-messages';

/** What the list of matches reads. */
export const matchesMessages: readonly MessagePath[] = [
	'matrimonial.list',
	'matrimonial.card',
	'matrimonial.filters',
	'matrimonial.education',
	'matrimonial.empty',
	'matrimonial.stopped',
	'matrimonial.acting',
	'matrimonial.interest',
	'matrimonial.interests.details',
	'matrimonial.interests.detailsOf',
	'matrimonial.sections',
	'matrimonial.marks',
	'matrimonial.more',
	'matrimonial.block',
	'matrimonial.report',
	'matrimonial.tryAgain',
	'matrimonial.dismiss',
	...(['memberOptions.formerMarriage', 'memberOptions.inYear', 'memberOptions.children'] as const),
	'verified',
	'clans',
	'fallback.unnamed',
];
