'use client';

import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

export interface ErrorNoticeTexts {
	title: string;
	text: string;
	retry: string;
	home: string;
}

interface ErrorNoticeProps {
	language: Language;
	texts: ErrorNoticeTexts;
	retry: () => void;
}

/** Stands in the place of a page that could not be rendered. */
export function ErrorNotice({ language, texts, retry }: ErrorNoticeProps) {
	return (
		<main className="container-page flex min-h-dvh flex-col items-center justify-center gap-4 py-16 text-center">
			<Arch className="w-36" />
			<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
			<p className="max-w-prose text-text-muted">{texts.text}</p>
			<div className="flex flex-wrap justify-center gap-3">
				<Button onClick={retry}>{texts.retry}</Button>
				<LinkButton look="outline" href={pathIn(language, '/')}>
					{texts.home}
				</LinkButton>
			</div>
		</main>
	);
}
