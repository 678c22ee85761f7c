import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/platform/i18n/paths';

/** Where the newest stories in a language stand as a feed. */
export function feedPath(language: Language): string {
	return pathIn(language, '/feed.xml');
}
