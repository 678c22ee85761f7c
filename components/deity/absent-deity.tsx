'use client';

import { useParams } from 'next/navigation';
import { useWasRemoved } from '@/components/site/use-was-removed';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface AbsentDeityProps {
	texts: Record<Language, { title: string; text: string; removed: string; removedText: string; all: string }>;
}

/** Where there is no such deity. */
export function AbsentDeity({ texts }: AbsentDeityProps) {
	const { locale, id } = useParams<{ locale?: string; id: string }>();
	const language = isLanguage(locale) ? locale : defaultLanguage;
	const { all, ...words } = texts[language];
	const wasRemoved = useWasRemoved('GET /api/deities/[id]', id);
	const title = wasRemoved ? words.removed : words.title;
	return (
		<div className="container-page py-12">
			<h1 className="sr-only">{title}</h1>
			<EmptyState title={title} text={wasRemoved ? words.removedText : words.text}>
				<LinkButton href={pathIn(language, '/deity')}>{all}</LinkButton>
			</EmptyState>
		</div>
	);
}
