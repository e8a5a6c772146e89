import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { GateMark } from '@/ui/gate-mark';

/** The product's name as a link to the start of this part of the app (spec §2 shared frame). */
export function Logo({ to }: { to: string }) {
  const { t } = useTranslation('frame');
  return (
    <Link
      to={to}
      aria-label={t('home', { brand: brand.name })}
      className="flex items-center gap-2 font-display font-semibold text-ink text-xl"
    >
      <GateMark className="size-8" />
      {/* On the narrowest phones the sign stands alone, so that the links beside it fit. */}
      <span className="max-[22.5rem]:sr-only">{brand.name}</span>
    </Link>
  );
}
