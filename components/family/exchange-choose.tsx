'use client';

import { FileUp } from 'lucide-react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import { mostPeople } from '@/lib/rules/gedcom/limits';
import { fileProblem, maxFileMegabytes } from './gedcom-file';
import { type FamilyTexts, filled } from './texts';

interface ExchangeChooseProps {
	isBusy: boolean;
	uploaded: number | null;
	failure: string | null;
	language: Language;
	texts: FamilyTexts;
	onChoose: (file: File) => void;
	/** A file that is not even sent; told why. */
	onRefuse: (sentence: string) => void;
	onCancel: () => void;
}

/** The file whose people are to be added: picked, or dropped. */
export function ExchangeChoose({
	isBusy,
	uploaded,
	failure,
	language,
	texts,
	onChoose,
	onRefuse,
	onCancel,
}: ExchangeChooseProps) {
	const words = texts.exchange.choose;
	const limits = { size: maxFileMegabytes(), people: formatCount(mostPeople, language) };
	const take = ([file]: File[]) => {
		if (!file) return;
		const problem = fileProblem(file);
		if (problem) onRefuse(filled(words.problem[problem], limits));
		else onChoose(file);
	};
	return (
		<>
			<p className="text-text-soft">{words.intro}</p>
			{failure !== null && <Banner tone="error">{failure}</Banner>}
			{isBusy ? (
				<div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised px-5 py-6">
					<div role="status" className="flex min-w-48 flex-1 items-center gap-3">
						<Spinner className="size-5" />
						{words.reading}
					</div>
					{uploaded !== null && uploaded < 1 && <Progress label={words.sending} value={uploaded} max={1} />}
					<Button look="outline" onClick={onCancel}>
						{texts.cancel}
					</Button>
				</div>
			) : (
				<FileDrop
					id="exchange-file"
					action={words.choose}
					Icon={FileUp}
					accept=".ged,text/plain,text/vnd.familysearch.gedcom"
					texts={{ drop: words.drop, hint: filled(words.limits, limits) }}
					onChosen={take}
				/>
			)}
		</>
	);
}
