'use client';

import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import { ExchangeApart } from './exchange-apart';
import type { ImportChoices, ImportCounts, ImportPreview } from './import-choices';
import { type FamilyTexts, filled } from './texts';

interface ExchangeConfirmProps {
	preview: ImportPreview;
	choices: ImportChoices;
	counts: ImportCounts;
	busy: 'counting' | 'writing' | null;
	uploaded: number | null;
	failure: string | null;
	language: Language;
	texts: FamilyTexts;
	onWrite: () => void;
	onBack: () => void;
}

/** What is going to happen to the tree, in numbers, before it does. */
export function ExchangeConfirm({
	preview,
	choices,
	counts,
	busy,
	uploaded,
	failure,
	language,
	texts,
	onWrite,
	onBack,
}: ExchangeConfirmProps) {
	const words = texts.exchange.confirm;
	const me = preview.people.find(({ xref }) => xref === choices.me);
	const isWriting = busy === 'writing';
	const sentences = [
		filled(words.added, { count: formatCount(counts.added, language) }),
		...(counts.matched > 0 ? [filled(words.matched, { count: formatCount(counts.matched, language) })] : []),
		filled(words.links, {
			unions: formatCount(counts.unions, language),
			parentLinks: formatCount(counts.parentLinks, language),
		}),
		me ? filled(words.me, { name: me.name }) : words.nobody,
		...(preview.unread.length > 0
			? [filled(words.unread, { count: formatCount(preview.unread.length, language) })]
			: []),
	];
	return (
		<>
			<ul className="flex list-disc flex-col gap-2 pl-5">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<ExchangeApart apart={preview.apart} language={language} texts={texts} />
			<p className="text-text-muted">{words.afterwards}</p>
			{failure !== null && <Banner tone="error">{failure}</Banner>}
			<div className="flex flex-wrap justify-between gap-3 border-line border-t pt-5">
				<Button look="outline" disabled={isWriting} onClick={onBack}>
					{texts.wizard.back}
				</Button>
				<Button busyLabel={isWriting && words.busy} onClick={onWrite}>
					{words.start}
				</Button>
			</div>
			{isWriting && uploaded !== null && uploaded < 1 && (
				<Progress label={texts.exchange.choose.sending} value={uploaded} max={1} />
			)}
		</>
	);
}
