import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import type { CommunitySearchTexts } from './community-search';

/** The words of the search, from the message files; numbers and names come in its place. */
export function communitySearchTexts(language: Language): CommunitySearchTexts {
	const t = translator(language);
	const { home, fallback } = getMessages(language);
	const { members, families, clans, dynasties, deities, blogs, ...texts } = home.search;
	return {
		...texts,
		categories: { members, families, clans, dynasties, deities, blogs },
		creator: t('home.stats.creator', { name: '{name}' }),
		memberCount: t('home.stats.memberCount', { count: '{count}' }),
		unnamed: fallback.unnamed,
		untitledStory: fallback.untitledStory,
	};
}
