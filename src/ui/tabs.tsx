import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { slideIntoRow } from './slide-into-row';

export interface Tab {
  value: string;
  label: string;
  /** Shown after the label (how many wait there). */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** With onValueChange: which one is open, held outside (in the address, say). */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Several views of one thing, one at a time. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab was opened, perhaps from outside.
  useEffect(() => {
    slideIntoRow(list.current, list.current?.querySelector('[data-state=active]'));
  }, [value]);
  return (
    <Root value={value} onValueChange={onValueChange} defaultValue={tabs[0]?.value}>
      <List ref={list} aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 whitespace-nowrap border-transparent border-b-3 px-3 font-semibold text-muted transition-colors -outline-offset-3 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 font-normal text-muted">{tab.count}</span>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="outline-offset-4">
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
