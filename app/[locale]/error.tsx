'use client';

import { useErrorTexts } from '@/components/site/error-texts';
import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';

export default function ErrorPage({ retry }: { retry: () => void }) {
	const { language, texts } = useErrorTexts();
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
