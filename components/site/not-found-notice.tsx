import { Arch } from '@/components/ui/arch';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface NotFoundNoticeProps {
	language: Language;
	texts: { title: string; text: string; home: string };
}

/** What a page shows whose address leads nowhere. */
export function NotFoundNotice({ language, texts }: NotFoundNoticeProps) {
	return (
		<div className="container-page flex flex-col items-center gap-4 py-20 text-center">
			<Arch className="w-44">
				<span className="absolute inset-x-0 bottom-8 font-bold font-serif text-display text-gold-300">
					404
				</span>
			</Arch>
			<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
			<p className="max-w-prose text-text-muted">{texts.text}</p>
			<LinkButton href={pathIn(language, '/')}>{texts.home}</LinkButton>
		</div>
	);
}
