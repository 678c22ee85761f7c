import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

/** The links in a sentence that names the terms and the privacy policy; both stand on one page. */
export function legalLinks(language: Language) {
	const link = (words: ReactNode) => (
		<Link
			href={pathIn(language, '/terms-privacy')}
			prefetch={false}
			className="font-semibold text-primary underline underline-offset-4"
		>
			{words}
		</Link>
	);
	return { terms: link, privacy: link };
}
