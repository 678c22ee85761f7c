import { Skeleton } from '@/components/ui/skeleton';

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder of the matches while they are loaded. */
export function MatchSkeletonList({ label }: { label: string }) {
	return (
		<div role="status" className="flex flex-col gap-4">
			<p className="text-text-muted">{label}</p>
			<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
				{placeholders.map((placeholder) => (
					<div
						key={placeholder}
						className="flex flex-col gap-3 rounded-card border border-line bg-surface pb-4"
					>
						<Skeleton className="aspect-[4/5] w-full max-sm:aspect-[2/1]" />
						<div className="flex flex-col gap-2 px-4">
							<Skeleton className="h-6 w-2/3" />
							<Skeleton className="h-4 w-1/2" />
							<Skeleton className="h-11" />
						</div>
					</div>
				))}
			</div>
		</div>
	);
}
