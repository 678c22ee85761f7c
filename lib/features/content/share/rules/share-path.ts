import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';

export const shareKinds = ['page', 'story', 'deity', 'clan'] as const;

export type ShareKind = (typeof shareKinds)[number];

/** The picture that is shown where somebody shares a page. */
export interface SharePicture {
	/** Its path. */
	url: string;
	alt: string;
}

/** CSS pixels: what the large networks show uncut. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The one picture of no record, for every page that has none of its own. */
export const homePictureId = 'home';

export function homePicture(language: Language): SharePicture {
	return {
		url: sharePath(language, 'page', homePictureId),
		alt: translator(language)('site.title'),
	};
}

/** The address of the picture that is shown for a record; it names the record by `name`. */
export function recordPicture(
	language: Language,
	{ kind, id, name }: { kind: Exclude<ShareKind, 'page'>; id: string; name: string },
): SharePicture {
	return { url: sharePath(language, kind, id), alt: name };
}

function sharePath(language: Language, kind: ShareKind, id: string): string {
	return `/share/${language}/${kind}/${id}.png`;
}
