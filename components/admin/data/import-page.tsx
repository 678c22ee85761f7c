'use client';

import { Notices } from '../notices';
import { useListUrl } from '../use-list-url';
import { ImportDesk } from './import-desk';
import { type ImportKind, type ImportTexts, importKinds } from './import-texts';

interface ImportPageProps {
	texts: ImportTexts;
	/** The first row of each template. */
	columns: Readonly<Record<ImportKind, readonly string[]>>;
}

/** Which desk is open stands in the address. */
const shape = { filters: ['kind'], defaultSort: '' };

/** Where administrators read deities or members in from a file, after they have seen what that would do. */
export function ImportPage({ texts, columns }: ImportPageProps) {
	const { state, change } = useListUrl(shape);
	const kind = importKinds.find((one) => one === state.filters.kind) ?? 'deities';
	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-col gap-2">
				<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
				<p className="max-w-prose text-text-soft">{texts.intro}</p>
			</div>
			<Notices />
			<fieldset className="flex flex-wrap gap-2">
				<legend className="sr-only">{texts.kinds}</legend>
				{importKinds.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={each === kind}
						onClick={() => change({ filters: { kind: each } })}
						className="inline-flex min-h-11 items-center rounded-full border border-control px-5 hover:bg-raised aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary"
					>
						{texts[each].tab}
					</button>
				))}
			</fieldset>
			<ImportDesk key={kind} kind={kind} columns={columns[kind]} texts={texts} />
		</div>
	);
}
