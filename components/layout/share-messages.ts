import type { MessagePath } from '@/lib/platform/i18n/client-messages';

/** The messages of `ShareButton`. */
export const shareMessages: readonly MessagePath[] = [
	'stories.article.share',
	'stories.article.copied',
	'stories.article.failed',
	'stories.article.unsupported',
];
