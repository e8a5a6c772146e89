import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { GateMark } from '@/ui/gate-mark';

/** The product's name as a link to the start of this part of the app (product §2.12). */
export function Logo({ to }: { to: string }) {
  const { t } = useTranslation('frame');
  return (
    <Link
      to={to}
      aria-label={t('home', { brand: brand.name })}
      // Where the tools beside it leave no room, the name falls out of the line and the sign stands alone.
      className="flex h-[2rem] max-w-max flex-1 shrink-0 basis-[2rem] flex-wrap items-center gap-x-2 overflow-hidden font-display font-semibold text-ink text-xl leading-[2rem]"
    >
      <GateMark className="size-[2rem]" />
      <span>{brand.name}</span>
    </Link>
  );
}
