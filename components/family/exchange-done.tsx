import { CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import { ExchangeApart } from './exchange-apart';
import type { Imported } from './import-choices';
import { type FamilyTexts, filled } from './texts';

interface ExchangeDoneProps {
	imported: Imported;
	language: Language;
	texts: FamilyTexts;
	onClose: () => void;
}

/** What an import has done. */
export function ExchangeDone({ imported, language, texts, onClose }: ExchangeDoneProps) {
	const words = texts.exchange.done;
	const counted = {
		added: formatCount(imported.added, language),
		matched: formatCount(imported.matched, language),
		unions: formatCount(imported.unions, language),
		parentLinks: formatCount(imported.parentLinks, language),
	};
	return (
		<>
			<p role="status" className="flex items-start gap-3 text-lg">
				<CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-ok" />
				{filled(words.summary, counted)}
			</p>
			<ExchangeApart apart={imported.apart} isDone language={language} texts={texts} />
			<Button className="self-start" onClick={onClose}>
				{words.show}
			</Button>
		</>
	);
}
