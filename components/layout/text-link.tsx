import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

/** What a sentence's tag becomes, when it is a link to `path` (unprefixed). */
export function textLink(language: Language, path: string) {
	return (words: ReactNode) => (
		<Link
			href={pathIn(language, path)}
			prefetch={false}
			className="font-semibold text-primary underline underline-offset-4"
		>
			{words}
		</Link>
	);
}
