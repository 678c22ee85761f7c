import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link in a line of its own. `href` is the final address (see `pathIn`). */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
	return (
		<Link
			prefetch={false}
			className={`inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 ${className}`}
			{...rest}
		/>
	);
}
