import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

/** Where the newest blogs in a language stand as a feed. */
export function feedPath(language: Language): string {
	return pathIn(language, '/feed.xml');
}
