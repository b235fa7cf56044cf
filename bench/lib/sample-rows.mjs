import { sampleName, sampleParagraph } from './sample-text.mjs';

const LARGE_FROM = 0.5;
const FAST_FROM = 0.16;

/**
 * @typedef {() => number} Random
 * @typedef {{ id: number, sow_id: number, name: string, description: string }} ShiftRow
 * @typedef {ReturnType<typeof trendRow>} TrendRow
 * @typedef {ReturnType<typeof topicRow>} TopicRow
 */

/**
 * @param {Random} random
 * @param {number} index
 * @param {number} sowId
 * @returns {ShiftRow}
 */
export function shiftRow(random, index, sowId) {
  return {
    id: index + 1,
    sow_id: sowId,
    name: `Shift ${index + 1}: ${sampleName(index * 9)}`,
    description: sampleParagraph(random, 1),
  };
}

/**
 * @param {Random} random
 * @param {number} index
 * @param {ShiftRow} shift
 */
export function trendRow(random, index, shift) {
  const { growth, consumer, industry, society, average, label, quadrant, drivers } = figures(random);
  return {
    ssid: index + 101,
    sow_id: shift.sow_id,
    shift_name: shift.name,
    trend_name: `${sampleName(index * 5)} trend`,
    trend_description: sampleParagraph(random, 5),
    trend_image_s3_uri: null,
    quadrant,
    trend_average_sizing: average,
    trend_average_sizing_label: label,
    trend_consumer_sizing: consumer,
    trend_industry_sizing: industry,
    trend_society_sizing: society,
    trend_consensus_label: 'Moderate',
    trend_consensus_icon_uri: null,
    trend_growth: growth,
    driver_count: drivers,
  };
}

/**
 * @param {Random} random
 * @param {number} index
 * @param {TrendRow} trend
 */
export function topicRow(random, index, trend) {
  const { growth, consumer, industry, society, average, label, quadrant, drivers } = figures(random);
  return {
    tid: index + 1001,
    sow_id: trend.sow_id,
    trend: trend.ssid,
    topic_name: sampleName(index),
    topic_description: sampleParagraph(random, 5),
    topic_image_s3_uri: null,
    topic_status: Math.floor(random() * 5),
    quadrant,
    average_sizing: average,
    average_sizing_label: label,
    consumer_sizing: consumer,
    industry_sizing: industry,
    society_sizing: society,
    topic_consensus_label: 'Moderate',
    topic_consensus_icon_uri: null,
    topic_growth: growth,
    driver_count: drivers,
  };
}

/** Three sizings and their mean, a growth, and the quadrant that follows from both. @param {Random} random */
function figures(random) {
  const [consumer, industry, society] = [rounded(random()), rounded(random()), rounded(random())];
  const average = rounded((consumer + industry + society) / 3);
  const growth = rounded(random() * 0.4 - 0.04);
  const quadrant = (average >= LARGE_FROM ? 1 : 3) + (growth >= FAST_FROM ? 0 : 1);
  const label = average >= LARGE_FROM ? 'Established' : 'Emerging';
  return { growth, consumer, industry, society, average, label, quadrant, drivers: 1 + Math.floor(random() * 14) };
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 1000) / 1000;
}
