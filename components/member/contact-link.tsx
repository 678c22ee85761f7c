import type { ReactNode } from 'react';

/** One way to reach a member, with its sign. */
export function ContactLink({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex min-w-0 items-start gap-2 [&>svg]:mt-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-gold">
			{icon}
			<span className="min-w-0">{children}</span>
		</li>
	);
}
