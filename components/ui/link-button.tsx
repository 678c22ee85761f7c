import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-style';

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'prefetch'> {
	look?: ButtonLook;
}

/** A link that looks like a button. `href` is the final address (see `pathIn`). */
export function LinkButton({ look = 'primary', className, ...rest }: LinkButtonProps) {
	return <Link prefetch={false} className={buttonClass(look, className)} {...rest} />;
}
