'use client';

import { useParams } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface AbsentDeityProps {
	texts: Record<Language, { title: string; text: string; all: string }>;
}

/** Where there is no such deity. */
export function AbsentDeity({ texts }: AbsentDeityProps) {
	const { locale } = useParams();
	const language = isLanguage(locale) ? locale : defaultLanguage;
	const { title, text, all } = texts[language];
	return (
		<div className="container-page py-12">
			<h1 className="sr-only">{title}</h1>
			<EmptyState title={title} text={text}>
				<LinkButton href={pathIn(language, '/deity')}>{all}</LinkButton>
			</EmptyState>
		</div>
	);
}
