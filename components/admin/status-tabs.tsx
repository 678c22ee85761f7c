'use client';

import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from './admin-context';

interface StatusTab {
	value: string;
	title: string;
	/** Null while it is not known; absent where nothing is counted. */
	count?: number | null;
}

interface StatusTabsProps {
	/** What the tabs choose. */
	label: string;
	tabs: readonly StatusTab[];
	value: string;
	onChange: (value: string) => void;
}

/** Which part of a list is shown, with how many there are of each; buttons, of which one is pressed. */
export function StatusTabs({ label, tabs, value, onChange }: StatusTabsProps) {
	const { language } = useAdmin();
	return (
		<fieldset className="flex min-w-0 flex-wrap gap-2">
			<legend className="sr-only">{label}</legend>
			{tabs.map((tab) => (
				<button
					key={tab.value}
					type="button"
					aria-pressed={tab.value === value}
					onClick={() => onChange(tab.value)}
					className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control px-4 text-sm hover:bg-raised aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary"
				>
					{tab.title}
					{tab.count !== undefined && (
						<span className="rounded-full border border-current px-2 text-xs tabular-nums">
							{tab.count === null ? '…' : formatCount(tab.count, language)}
						</span>
					)}
				</button>
			))}
		</fieldset>
	);
}
