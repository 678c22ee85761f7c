import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'a'> {
	href: string;
	prefetch?: boolean | null;
	replace?: boolean;
	scroll?: boolean;
}

/** Replaces `next/link`. The set-up turns a click on any link into `router.push`. */
export default function Link({
	prefetch: _prefetch,
	replace: _replace,
	scroll: _scroll,
	...props
}: LinkProps) {
	return <a {...props} />;
}
