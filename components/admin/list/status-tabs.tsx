import { useLocale } from 'next-intl';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';

interface StatusTabsProps<Value extends string> {
	label: string;
	values: readonly Value[];
	titleOf: (value: Value) => string;
	/** How many there are of each: null while it is not known, missing where nothing is counted. */
	countOf?: (value: Value) => number | null;
	value: string;
	onChange: (value: Value) => void;
}

export function StatusTabs<Value extends string>({
	label,
	values,
	titleOf,
	countOf,
	value,
	onChange,
}: StatusTabsProps<Value>) {
	const language = useLocale();
	return (
		<fieldset className="flex min-w-0 flex-wrap gap-2">
			<legend className="sr-only">{label}</legend>
			{values.map((tab) => (
				<button
					key={tab}
					type="button"
					aria-pressed={tab === value}
					onClick={() => onChange(tab)}
					className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control px-4 text-sm hover:bg-raised aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary"
				>
					{titleOf(tab)}
					{countOf && (
						<span className="rounded-full border border-current px-2 text-xs tabular-nums">
							{shownCount(countOf(tab), language)}
						</span>
					)}
				</button>
			))}
		</fieldset>
	);
}

function shownCount(count: number | null, language: Language): string {
	return count === null ? '…' : formatCount(count, language);
}
