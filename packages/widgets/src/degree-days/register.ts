import { defineWidget } from '../define-widget.tsx';
import { DegreeDaysCard } from './card.tsx';
import { ATTRIBUTES } from './question.ts';
import { PROBLEMS } from './words.ts';

defineWidget({
  tag: 'vigia-degree-days',
  broken: PROBLEMS.render,
  attributes: ATTRIBUTES,
  properties: ['data'],
  Card: DegreeDaysCard,
});
