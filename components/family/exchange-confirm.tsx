'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { formatCount } from '@/lib/platform/i18n/format';
import { ExchangeApart } from './exchange-apart';
import type { ImportChoices, ImportCounts, ImportPreview } from './import-choices';

interface ExchangeConfirmProps {
	preview: ImportPreview;
	choices: ImportChoices;
	counts: ImportCounts;
	busy: 'counting' | 'writing' | null;
	uploaded: number | null;
	failure: string | null;
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
	onWrite,
	onBack,
}: ExchangeConfirmProps) {
	const t = useTranslations();
	const language = useLocale();
	const me = preview.people.find(({ xref }) => xref === choices.me);
	const isWriting = busy === 'writing';
	const sentences = [
		t('familyExchange.confirm.added', { count: formatCount(counts.added, language) }),
		...(counts.matched > 0
			? [t('familyExchange.confirm.matched', { count: formatCount(counts.matched, language) })]
			: []),
		t('familyExchange.confirm.links', {
			unions: formatCount(counts.unions, language),
			parentLinks: formatCount(counts.parentLinks, language),
		}),
		me ? t('familyExchange.confirm.me', { name: me.name }) : t('familyExchange.confirm.nobody'),
		...(preview.unread.length > 0
			? [t('familyExchange.confirm.unread', { count: formatCount(preview.unread.length, language) })]
			: []),
	];
	return (
		<>
			<ul className="flex list-disc flex-col gap-2 pl-5">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<ExchangeApart apart={preview.apart} />
			<p className="text-text-muted">{t('familyExchange.confirm.afterwards')}</p>
			{failure !== null && <Banner tone="error">{failure}</Banner>}
			<div className="flex flex-wrap justify-between gap-3 border-line border-t pt-5">
				<Button look="outline" disabled={isWriting} onClick={onBack}>
					{t('familyTree.wizard.back')}
				</Button>
				<Button busyLabel={isWriting && t('familyExchange.confirm.busy')} onClick={onWrite}>
					{t('familyExchange.confirm.start')}
				</Button>
			</div>
			{isWriting && uploaded !== null && uploaded < 1 && (
				<Progress label={t('familyExchange.choose.sending')} value={uploaded} max={1} />
			)}
		</>
	);
}
