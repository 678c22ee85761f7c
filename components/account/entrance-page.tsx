import type { ReactNode } from 'react';
import { Arch } from '@/components/ui/arch';

interface EntrancePageProps {
	heading: string;
	intro: string;
	/** The content below the intro, on maroon. */
	aside?: ReactNode;
	/** As wide as the page, or a column of reading width. */
	width: 'page' | 'column';
	children: ReactNode;
}

const widths = { page: '', column: 'lg:max-w-4xl' } as const;

/**
 * The frame of login and registration: a maroon gate with the welcome, the form beside or below it. A form marked
 * `data-later-step` has no welcome above it.
 */
export function EntrancePage({ heading, intro, aside, width, children }: EntrancePageProps) {
	return (
		<div className="container-page py-6 md:py-12">
			<div
				className={`group mx-auto overflow-clip rounded-feature border border-line bg-surface shadow-soft lg:grid lg:grid-cols-[21rem_1fr] ${widths[width]}`}
			>
				<div className="on-maroon bg-linear-to-br from-maroon-700 to-maroon-950 px-6 py-7 max-lg:group-has-data-later-step:py-3 lg:px-8 lg:py-10">
					<div className="lg:sticky lg:top-32">
						<h1 className="text-h2 lg:text-h2-wide">{heading}</h1>
						<div className="max-lg:group-has-data-later-step:hidden">
							<p className="mt-2 text-sand-100">{intro}</p>
							{aside}
						</div>
						<div aria-hidden="true" className="mt-10 hidden justify-center lg:flex">
							<Gate />
						</div>
					</div>
				</div>
				<div className="min-w-0 p-5 md:p-8 lg:p-10">{children}</div>
			</div>
		</div>
	);
}

/** Windows within windows, lit from inside. */
function Gate() {
	return (
		<Arch className="w-44">
			<div className="absolute inset-x-6 top-8 bottom-0">
				<Arch className="w-full">
					<div className="absolute inset-0 bg-radial-[at_50%_75%] from-gold-300 to-transparent to-70%" />
				</Arch>
			</div>
		</Arch>
	);
}
