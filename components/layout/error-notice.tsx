import type { Messages } from 'next-intl';
import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface ErrorNoticeProps {
	language: Language;
	texts: Messages['errorPage'];
	retry: () => void;
}

/**
 * In place of a page that failed. Every page loads its script beforehand: it leads home by a plain link, since Next's own
 * would weigh more than all the rest, and a new page is the surer way out of a failure.
 */
export function ErrorNotice({ language, texts, retry }: ErrorNoticeProps) {
	return (
		<main className="container-page flex min-h-dvh flex-col items-center justify-center gap-4 py-16 text-center">
			<Arch className="w-36" />
			<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
			<p className="max-w-prose text-text-muted">{texts.text}</p>
			<div className="flex flex-wrap justify-center gap-3">
				<Button onClick={retry}>{texts.retry}</Button>
				<a href={pathIn(language, '/')} className={buttonClass('outline')}>
					{texts.home}
				</a>
			</div>
		</main>
	);
}
