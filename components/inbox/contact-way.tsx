import type { ReactNode } from 'react';

/** A way to reach the portal beside its form. */
export function ContactWay({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
			<span className="grid size-11 shrink-0 place-items-center rounded-full bg-badge text-on-badge [&_svg]:size-5">
				{icon}
			</span>
			<p className="min-w-0 break-words">{children}</p>
		</li>
	);
}
