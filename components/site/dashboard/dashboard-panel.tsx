import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';

interface DashboardPanelProps<T> {
	title: string;
	/** Undefined before it has come. */
	data: T | undefined;
	/** Why it has not come; its sentence may be empty. */
	failure: { message: string } | null;
	onRetry: () => void;
	texts: Readonly<Record<'loading' | 'failed' | 'tryAgain', string>>;
	link?: ReactNode;
	children: (value: T) => ReactNode;
}

/** A part of a dashboard under its title: loading, failed, or what it is for. */
export function DashboardPanel<T>({
	title,
	data,
	failure,
	onRetry,
	texts,
	link,
	children,
}: DashboardPanelProps<T>) {
	const titleId = useId();
	return (
		<section aria-labelledby={titleId}>
			<Card className="flex flex-col gap-4 p-5 md:p-6">
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<h2 id={titleId} className="text-h3 md:text-h3-wide">
						{title}
					</h2>
					{link}
				</div>
				{data === undefined && !failure && (
					<div role="status" className="flex flex-col gap-3">
						<span className="sr-only">{texts.loading}</span>
						<Skeleton className="h-16" />
						<Skeleton className="h-6 w-2/3" />
						<Skeleton className="h-11" />
					</div>
				)}
				{failure && (
					<RetryPanel text={failure.message || texts.failed} retry={texts.tryAgain} onRetry={onRetry} />
				)}
				{data !== undefined && children(data)}
			</Card>
		</section>
	);
}

/** Numbers with their names, beside each other. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) {
	return (
		<dl className="grid grid-cols-2 gap-3">
			{figures.map(([label, value]) => (
				<div key={label} className="flex flex-col-reverse justify-end rounded-control bg-raised px-4 py-3">
					<dt className="text-sm text-text-muted">{label}</dt>
					<dd className="font-bold font-serif text-h2 text-heading">{value}</dd>
				</div>
			))}
		</dl>
	);
}
