'use client';

import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
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

/** The file whose people are to be added: picked, or dragged onto the field, which a file field takes by itself. */
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
	const [isAbove, setAbove] = useState(false);
	const limits = { size: maxFileMegabytes(), people: formatCount(mostPeople, language) };
	const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const file = currentTarget.files?.[0];
		// The same file can be chosen again.
		currentTarget.value = '';
		setAbove(false);
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
				<label
					className={`relative flex flex-col items-center gap-2 rounded-card border-2 border-control border-dashed px-5 py-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 ${isAbove ? 'bg-badge' : 'bg-raised'}`}
				>
					<FileUp aria-hidden="true" className="size-8 text-primary" />
					<span id="exchange-file-label" className="font-semibold text-lg text-primary">
						{words.choose}
					</span>
					<span className="text-text-soft pointer-coarse:hidden">{words.drop}</span>
					<span id="exchange-file-limits" className="text-sm text-text-muted">
						{filled(words.limits, limits)}
					</span>
					<input
						type="file"
						accept=".ged,text/plain,text/vnd.familysearch.gedcom"
						aria-labelledby="exchange-file-label"
						aria-describedby="exchange-file-limits"
						onChange={take}
						onDragEnter={() => setAbove(true)}
						onDragLeave={() => setAbove(false)}
						className="absolute inset-0 cursor-pointer opacity-0"
					/>
				</label>
			)}
		</>
	);
}
