'use client';

import { FileUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { fileProblem, maxFileMegabytes } from '@/lib/client/family/exchange/gedcom-file';
import { formatCount } from '@/lib/platform/i18n/format';
import { maxPeople } from '@/lib/rules/gedcom/limits';

interface ExchangeFileFormProps {
	isBusy: boolean;
	uploaded: number | null;
	failure: string | null;
	onChoose: (file: File) => void;
	/** A file that is not even sent; called with the reason. */
	onRefuse: (sentence: string) => void;
	onCancel: () => void;
}

/** The file whose people are to be added: picked, or dropped. */
export function ExchangeFileForm({
	isBusy,
	uploaded,
	failure,
	onChoose,
	onRefuse,
	onCancel,
}: ExchangeFileFormProps) {
	const t = useTranslations();
	const language = useLocale();
	const limits = { size: maxFileMegabytes(), people: formatCount(maxPeople, language) };
	const take = ([file]: File[]) => {
		if (!file) return;
		const problem = fileProblem(file);
		if (problem) onRefuse(t(`familyExchange.choose.problem.${problem}`, limits));
		else onChoose(file);
	};
	return (
		<>
			<p className="text-text-soft">{t('familyExchange.choose.intro')}</p>
			{failure !== null && <Banner tone="error">{failure}</Banner>}
			{isBusy ? (
				<div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised px-5 py-6">
					<div role="status" className="flex min-w-48 flex-1 items-center gap-3">
						<Spinner className="size-5" />
						{t('familyExchange.choose.reading')}
					</div>
					{uploaded !== null && uploaded < 1 && (
						<Progress label={t('familyExchange.choose.sending')} value={uploaded} max={1} />
					)}
					<Button look="outline" onClick={onCancel}>
						{t('familyTree.cancel')}
					</Button>
				</div>
			) : (
				<FileDrop
					id="exchange-file"
					action={t('familyExchange.choose.choose')}
					Icon={FileUp}
					accept=".ged,text/plain,text/vnd.familysearch.gedcom"
					texts={{ drop: t('familyExchange.choose.drop'), hint: t('familyExchange.choose.limits', limits) }}
					onChosen={take}
				/>
			)}
		</>
	);
}
