'use client';

import { useParams } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface HiddenProfileProps {
	texts: Record<Language, { failedTitle: string; failed: string; back: string }>;
}

/** Where there is no profile, or none that this reader may see: the two look the same. */
export function HiddenProfile({ texts }: HiddenProfileProps) {
	const { locale } = useParams();
	const language = isLanguage(locale) ? locale : defaultLanguage;
	const { failedTitle, failed, back } = texts[language];
	return (
		<>
			<h1 className="sr-only">{failedTitle}</h1>
			<EmptyState title={failedTitle} text={failed}>
				<LinkButton href={pathIn(language, '/')}>{back}</LinkButton>
			</EmptyState>
		</>
	);
}
