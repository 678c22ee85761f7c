import type { ComponentProps } from 'react';

/** A white sheet on the page. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
	return <div className={`rounded-card border border-line bg-surface ${className}`} {...rest} />;
}
