import { type ReactNode, useId } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { DashboardTexts } from './texts';
import type { Answered } from './use-answer';

interface PanelProps<T> {
	title: string;
	answered: Answered<T>;
	tryAgain: () => void;
	texts: DashboardTexts;
	className?: string;
	children: (value: T) => ReactNode;
}

/** A part of the dashboard under its title: loading, failed, or what it is for. */
export function Panel<T>({ title, answered, tryAgain, texts, className = '', children }: PanelProps<T>) {
	const titleId = useId();
	return (
		<section aria-labelledby={titleId} className={className}>
			<Card className="flex h-full flex-col gap-4 p-5 md:p-6">
				<h2 id={titleId} className="text-h3 md:text-h3-wide">
					{title}
				</h2>
				{answered.status === 'loading' && (
					<div role="status" className="flex flex-col gap-3">
						<span className="sr-only">{texts.loading}</span>
						<Skeleton className="h-16" />
						<Skeleton className="h-6 w-2/3" />
						<Skeleton className="h-11" />
					</div>
				)}
				{answered.status === 'failed' && (
					<>
						<Banner tone="error">{answered.message}</Banner>
						<Button look="outline" className="self-start" onClick={tryAgain}>
							{texts.tryAgain}
						</Button>
					</>
				)}
				{answered.status === 'loaded' && children(answered.value)}
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
