import type { ReactNode } from 'react';

interface ContactWayProps {
	title: string;
	icon: ReactNode;
	/** The address or number, as people write it. */
	children: ReactNode;
}

/** A way to reach the portal beside its form. */
export function ContactWay({ title, icon, children }: ContactWayProps) {
	return (
		<li className="flex items-start gap-4 rounded-card border border-line bg-surface p-5">
			<span className="grid size-11 shrink-0 place-items-center rounded-full bg-badge text-on-badge [&_svg]:size-5">
				{icon}
			</span>
			<div className="min-w-0">
				<h3 className="text-h3">{title}</h3>
				<p className="break-words text-text-soft">{children}</p>
			</div>
		</li>
	);
}
