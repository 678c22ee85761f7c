import { Banner } from '@/components/ui/banner';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import type { ImportPreview } from './import-choices';
import { type FamilyTexts, filled } from './texts';

interface ExchangeApartProps {
	apart: ImportPreview['apart'];
	language: Language;
	texts: FamilyTexts;
	/** Whether the people are in the tree by now. */
	isDone?: boolean;
}

/** Who of a file nothing connects with the viewer, and what can be done about it. */
export function ExchangeApart({
	apart: { count, families },
	language,
	texts,
	isDone = false,
}: ExchangeApartProps) {
	const words = texts.exchange.apart;
	if (count === 0) return null;
	const named = families.reduce((sum, { names }) => sum + names.length, 0);
	const sentence = isDone ? words.are : words.willBe;
	return (
		<Banner tone="info">
			<p className="font-semibold">{filled(sentence, { count: formatCount(count, language) })}</p>
			<ul className="my-1 list-disc pl-5">
				{families.map(({ names }) => (
					<li key={names.join()}>{names.join(', ')}</li>
				))}
				{count > named && <li>{filled(words.more, { count: formatCount(count - named, language) })}</li>}
			</ul>
			<p>{words.hint}</p>
		</Banner>
	);
}
